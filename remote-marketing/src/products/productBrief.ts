/** A brief as the task takes it: the name on the first line, features on lines that begin with a dash, details on the others. */
export function productBrief(words: string, customer: string) {
  const [product = '', ...rest] = words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const isFeature = (line: string) => /^[-–•*]\s*\S/u.test(line);
  const details = rest.filter((line) => !isFeature(line));
  return {
    product: product.replace(/^[-–•*]\s*/u, ''),
    features: rest.filter(isFeature).map((line) => line.replace(/^[-–•*]\s*/u, '')),
    details: [...details, ...(customer ? [`It is made for ${customer}.`] : [])].join(' '),
  };
}
