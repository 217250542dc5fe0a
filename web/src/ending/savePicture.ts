// Saves a drawing as a PNG file, through a temporary link. The drawing is not sent to the server.

/** The number of pixels in the file for each unit of the drawing. More than 1 makes the picture sharp. */
const SCALE = 2;

export interface Drawing {
  width: number;
  height: number;
  draw: (context: CanvasRenderingContext2D) => void;
}

/** Saves the drawing. Returns false if the browser cannot draw it. */
export async function savePicture(name: string, { width, height, draw }: Drawing): Promise<boolean> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width * SCALE, height * SCALE];
  const context = canvas.getContext('2d');
  if (!context) return false;
  context.scale(SCALE, SCALE);
  draw(context);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) return false;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
  return true;
}
