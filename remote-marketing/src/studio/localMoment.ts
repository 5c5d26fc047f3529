/** `YYYY-MM-DDTHH:mm` on the user's own clock. */
export function localMoment(utc: string): `${string}T${string}` {
  const date = new Date(utc);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
