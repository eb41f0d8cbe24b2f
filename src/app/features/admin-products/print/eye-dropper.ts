/** Only some browsers have it, none of them on a phone. */
interface EyeDropper {
  open(): Promise<{ sRGBHex: string }>;
}

const eyeDropper = () => (window as { EyeDropper?: new () => EyeDropper }).EyeDropper;

export const hasEyeDropper = (): boolean => eyeDropper() !== undefined;

/** Lets the person point at a colour anywhere on the screen; undefined if they changed their mind. */
export async function pointWithEyeDropper(): Promise<string | undefined> {
  const Dropper = eyeDropper();
  if (!Dropper) return undefined;
  try {
    return (await new Dropper().open()).sRGBHex;
  } catch {
    return undefined;
  }
}
