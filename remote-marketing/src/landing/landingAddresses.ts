import type { Device } from '../editor/document';
import { marketingPaths } from '../paths.generated';

/** The builder with a page in it. */
export const builderHref = (pageId: string): string =>
  `${marketingPaths.landingBuilder.href()}?page=${encodeURIComponent(pageId)}`;

interface Preview {
  readonly page?: string | undefined;
  readonly template?: string | undefined;
  readonly device?: Device;
}

/** The preview of a page, or of a template, on a device; desktop needs no word of its own. */
export function previewHref({ page, template, device = 'desktop' }: Preview): string {
  const path = template ? marketingPaths.landingPreviewTemplate.href(template) : marketingPaths.landingPreview.href();
  const query = new URLSearchParams({
    ...(page ? { page } : {}),
    ...(device === 'desktop' ? {} : { device }),
  }).toString();
  return query ? `${path}?${query}` : path;
}
