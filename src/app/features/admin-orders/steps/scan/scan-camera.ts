import { codeIn } from "./scanned-code.ts";

/** Not yet among the types of the browser: only Chrome on Android and on the Mac can read codes. */
interface BarcodeDetector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => BarcodeDetector;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

export const canScan = (): boolean => detectorClass() !== undefined && Boolean(navigator.mediaDevices);

const formats = ["code_128", "qr_code", "data_matrix"];
const PAUSE_MS = 150;

/** Shows the camera's picture until a code is read or the signal ends it; either way the camera is switched off. */
export async function scanCode(video: HTMLVideoElement, signal: AbortSignal): Promise<string | undefined> {
  const Detector = detectorClass();
  if (!Detector) return undefined;
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  const switchOff = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  // A camera that has not shown anything yet is waited for, and must not stay on if nobody waits any more.
  signal.addEventListener("abort", switchOff);
  try {
    video.srcObject = stream;
    if (!signal.aborted) await video.play();
    const detector = new Detector({ formats });
    while (!signal.aborted) {
      for (const { rawValue } of await detector.detect(video)) {
        const code = codeIn(rawValue);
        if (code !== undefined) return code;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    return undefined;
  } finally {
    switchOff();
  }
}
