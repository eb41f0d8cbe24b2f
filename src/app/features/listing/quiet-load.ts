/**
 * A fetcher whose loader throws replaces the whole page by the error boundary, which would remove what is already shown,
 * such as a list's products. So the request is announced here, and the page's clientLoader answers null if it fails.
 */
const announced = new Set<string>();

export function announceQuietLoad(path: string): void {
  announced.add(path);
}

export async function loadQuietly<Loaded>(
  request: Request,
  load: () => Promise<Loaded>,
): Promise<Loaded | null> {
  const { pathname, search } = new URL(request.url);
  if (!announced.delete(pathname + search)) return load();
  try {
    return await load();
  } catch {
    return null;
  }
}
