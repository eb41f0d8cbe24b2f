const MOST_PAGES = 300;

interface KeptPage {
  body: string;
  status: number;
  headers: Headers;
}

/**
 * What each page last looked like when all was well. While the database is away it is shown instead of an excuse:
 * prices are checked again when somebody orders, so an old page can mislead nobody into a wrong one.
 */
export function createLastGoodPages(mostPages = MOST_PAGES) {
  const pages = new Map<string, KeptPage>();

  /** Keeps a good answer; replaces a poor one by the last good one, where there is one. */
  async function mend(key: string, response: Response): Promise<Response> {
    if (isPoor(response)) {
      const kept = pages.get(key);
      return kept ? toResponse(kept) : response;
    }
    if (response.status !== 200) return response;
    const page = { body: await response.text(), status: response.status, headers: response.headers };
    pages.delete(key);
    pages.set(key, page);
    if (pages.size > mostPages) pages.delete(pages.keys().next().value ?? "");
    return toResponse(page);
  }

  return { mend };
}

/** A fault, or a page that its loader marked as not to be kept because a part is missing. */
function isPoor({ status, headers }: Response): boolean {
  return status >= 500 || headers.get("Cache-Control") === "no-store";
}

function toResponse({ body, status, headers }: KeptPage): Response {
  return new Response(body, { status, headers: new Headers(headers) });
}
