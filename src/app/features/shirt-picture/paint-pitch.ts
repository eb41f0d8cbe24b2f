import { CIRCLE, PICTURE_SIZE } from "#domain/shirt-picture/place-shirt.ts";
import { token } from "./token.ts";

const BANDS = 10;
const LINE_WIDTH = 4;

/** The brand's pitch, upright: mown bands, the halfway line and the centre circle, under a little light from above. */
export function paintPitch(context: CanvasRenderingContext2D): void {
  const { width, height } = PICTURE_SIZE;
  const colors = [token("--color-pitch"), token("--color-pitch-2")];
  for (let band = 0; band < BANDS; band += 1) {
    context.fillStyle = colors[band % 2] ?? "";
    context.fillRect(0, (band * height) / BANDS, width, height / BANDS);
  }
  paintLines(context);
  paintLight(context, "#ffffff24", "#ffffff00");
  paintLight(context, "#00000000", "#00000059");
}

function paintLines(context: CanvasRenderingContext2D): void {
  const { x, y, radius } = CIRCLE;
  context.save();
  context.globalAlpha = 0.26;
  context.strokeStyle = token("--color-text");
  context.lineWidth = LINE_WIDTH;
  context.beginPath();
  context.moveTo(0, y);
  context.lineTo(PICTURE_SIZE.width, y);
  context.moveTo(x + radius, y);
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.stroke();
  context.restore();
}

/** From the middle of the circle to the corners. */
function paintLight(context: CanvasRenderingContext2D, inner: string, outer: string): void {
  const { x, y } = CIRCLE;
  const light = context.createRadialGradient(x, y, 0, x, y, PICTURE_SIZE.height * 0.64);
  light.addColorStop(0.1, inner);
  light.addColorStop(1, outer);
  context.fillStyle = light;
  context.fillRect(0, 0, PICTURE_SIZE.width, PICTURE_SIZE.height);
}
