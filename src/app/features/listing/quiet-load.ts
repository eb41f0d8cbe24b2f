/**
 * A fetcher whose loader throws replaces the whole page by the error boundary, which would remove the products already
 * shown. So the list announces its request here, and the page's clientLoader answers null if that request fails.
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
