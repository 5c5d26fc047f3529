import { codeReader } from './codeReader';

interface Seen {
  /** The picture of the camera is there. */
  readonly onStart: () => void;
  /** Called with each code that is in the picture, several times a second. */
  readonly onCode: (text: string) => void;
  /** There is no camera, or no more: why, and what to do. */
  readonly onEnd: (why: string) => void;
}

/** Between two looks at the picture, ms: the page stays quick on a slow phone. */
const pauseMs = 150;

/** Shows the camera in a video and reads codes in it. Returns what switches the camera off. */
export function watchCodes(video: HTMLVideoElement, { onStart, onCode, onEnd }: Seen): () => void {
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  const end = (why: string) => {
    if (stopped.signal.aborted) return;
    stop();
    onEnd(why);
  };
  const watch = async () => {
    const stream = await openCamera();
    const off = () => {
      for (const track of stream.getTracks()) track.stop();
      video.srcObject = null;
    };
    // Whoever closed while the browser was asking wants no camera any more.
    if (stopped.signal.aborted) return off();
    stopped.signal.addEventListener('abort', off);
    for (const track of stream.getTracks()) track.onended = () => end('The camera stopped.');
    video.srcObject = stream;
    await video.play();
    const reader = await codeReader();
    onStart();
    while (!stopped.signal.aborted) {
      for (const { rawValue } of await reader.detect(video)) if (!stopped.signal.aborted) onCode(rawValue);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  watch().catch((error: unknown) => end(whyNoCamera(error)));
  return stop;
}

/** An invitation is a dense code: it takes a sharp picture. */
async function openCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new Error('The browser gives a camera only to pages opened with https.');
  return navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
  });
}

/** By the names that the browser gives these errors. */
const reasons: Readonly<Record<string, string>> = {
  NotAllowedError: 'The camera is not allowed. Allow it for this page in the browser’s settings.',
  NotFoundError: 'This device has no camera that the browser can use.',
  NotReadableError: 'The camera cannot be used now. Another program may be using it.',
};

function whyNoCamera(error: unknown): string {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return reasons[name] ?? `The camera cannot be used. ${message}`;
}
