interface RecentPicturesOptions {
  most: number;
  /** More than these are not begun: whoever makes up names must not keep the machine busy. */
  mostAtWork: number;
}

/** The last few pictures that were made, each made once for all who ask for it meanwhile. */
export function createRecentPictures({ most, mostAtWork }: RecentPicturesOptions) {
  const pictures = new Map<string, Promise<Uint8Array>>();
  let atWork = 0;

  function start(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    atWork += 1;
    const picture = make()
      .catch((error) => {
        pictures.delete(key);
        throw error;
      })
      .finally(() => {
        atWork -= 1;
      });
    pictures.set(key, picture);
    const [oldest] = pictures.keys();
    if (pictures.size > most && oldest !== undefined) pictures.delete(oldest);
    return picture;
  }

  /** Undefined: too many are being made at this moment. */
  function get(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> | undefined {
    const known = pictures.get(key);
    if (!known) return atWork < mostAtWork ? start(key, make) : undefined;
    // The one unused for longest stands first.
    pictures.delete(key);
    pictures.set(key, known);
    return known;
  }

  return { get };
}
