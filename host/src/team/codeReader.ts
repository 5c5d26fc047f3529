/** What the browser's own reader of codes and that of `qr` have in common. */
interface CodeReader {
  detect(image: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface CodeReaderClass {
  new (options: { formats: 'qr_code'[] }): CodeReader;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Reads QR codes: the browser's own reader where it has one, else `qr`, fetched when it is first needed. */
export async function codeReader(): Promise<CodeReader> {
  const { BarcodeDetector: own } = globalThis as { readonly BarcodeDetector?: CodeReaderClass };
  // There are browsers that have the class and read nothing with it.
  const reads = own && (await own.getSupportedFormats()).includes('qr_code');
  const Reader: CodeReaderClass = reads ? own : (await import('qr/decode.js')).BarcodeDetector;
  return new Reader({ formats: ['qr_code'] });
}
