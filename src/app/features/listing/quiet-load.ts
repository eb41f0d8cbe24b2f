/**
 * More products that could not be loaded must not take away those on the screen, but a fetcher whose loader throws
 * does just that. So the list announces its request here, and the page's clientLoader answers null for it.
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
