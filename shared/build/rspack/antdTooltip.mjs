// @ts-check
/**
 * Takes the place of `tooltip/UniqueProvider` of antd's `ConfigProvider`, which draws it only for `tooltip={{ unique: true }}`:
 * an option that Steps does not set, and that alone brings the whole of antd's popup positioning before the first paint.
 * @param {{ children?: unknown }} props
 */
// biome-ignore lint/style/noDefaultExport: antd imports it by that name
export default function NoUniqueTooltip({ children }) {
  return children;
}
