import { RemoteError } from '@steps/platform/host';

/** A remote's program that has not arrived after this long counts as failed (ms). */
export const scriptTimeout = 8_000;

/** Asks the server once more, without running anything, to tell the user which of the possible faults it was. */
async function diagnose(remote: string, url: string, integrity: string | undefined): Promise<RemoteError> {
  try {
    // 'reload' also replaces what the browser keeps: a damaged file under a hashed name would be kept for a year.
    const response = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(scriptTimeout) });
    if (!response.ok) return new RemoteError(remote, 'unreachable', `The server answered ${response.status}.`);
    const bytes = await response.arrayBuffer();
    if (/^\s*</.test(new TextDecoder().decode(bytes.slice(0, 64)))) return new RemoteError(remote, 'not-a-script');
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
    const actual = `sha384-${btoa(String.fromCharCode(...digest))}`;
    if (integrity && actual !== integrity)
      return new RemoteError(remote, 'damaged', 'Its fingerprint does not match the list.');
    if (integrity) return new RemoteError(remote, 'unreachable', 'It arrived whole only when it was asked for again.');
    return new RemoteError(remote, 'damaged');
  } catch (cause) {
    return new RemoteError(remote, 'unreachable', undefined, { cause });
  }
}

/** Runs a remote's entry script. Rejects with a `RemoteError` that says why it did not run; leaves no tag behind. */
export function loadScript(remote: string, url: string, integrity: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    let thrown: ErrorEvent | undefined;
    const onThrow = (event: ErrorEvent) => {
      if (event.filename === url) thrown = event;
    };
    const finish = (error?: RemoteError) => {
      clearTimeout(timer);
      window.removeEventListener('error', onThrow);
      script.remove();
      if (error) reject(error);
      else resolve();
    };
    const timer = setTimeout(() => finish(new RemoteError(remote, 'slow')), scriptTimeout);
    window.addEventListener('error', onThrow);
    script.src = url;
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.onload = () => {
      // A syntax error is what a truncated file looks like when its fingerprint is not known.
      if (thrown?.message.includes('SyntaxError')) finish(new RemoteError(remote, 'damaged', thrown.message));
      else finish(thrown && new RemoteError(remote, 'threw-on-load', thrown.message));
    };
    script.onerror = () => void diagnose(remote, url, integrity).then(finish);
    document.head.append(script);
  });
}
