import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const [width, height] = [1280, 720];

/** What a camera sees: the address of a picture, and for how many seconds. */
export interface InView {
  readonly picture: string;
  readonly seconds: number;
}

/** Writes a video that Chromium takes for its camera, and plays again and again: YUV4MPEG2 in grey, one picture a second. */
export async function writeCameraFile(page: Page, path: string, views: readonly InView[]): Promise<void> {
  const frames: Buffer[] = [];
  for (const { picture, seconds } of views) {
    const grey = Buffer.from(await page.evaluate(greyOf, { picture, width, height }), 'base64');
    const frame = Buffer.concat([Buffer.from('FRAME\n'), grey, Buffer.alloc(grey.length / 2, 128)]);
    for (let second = 0; second < seconds; second++) frames.push(frame);
  }
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F1:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(path, Buffer.concat([head, ...frames]));
}

/** The picture on white, as a camera before a screen has it: a byte for each dot, in base64. */
async function greyOf(view: { readonly picture: string; readonly width: number; readonly height: number }) {
  const image = new Image();
  image.src = view.picture;
  await image.decode();
  const drawing = new OffscreenCanvas(view.width, view.height).getContext('2d');
  if (!drawing) throw new Error('Expected a canvas to draw on.');
  const side = view.height * 0.9;
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, view.width, view.height);
  drawing.drawImage(image, (view.width - side) / 2, (view.height - side) / 2, side, side);
  const { data } = drawing.getImageData(0, 0, view.width, view.height);
  let grey = '';
  for (let dot = 0; dot < data.length; dot += 4) grey += String.fromCharCode(data[dot] ?? 0);
  return btoa(grey);
}
