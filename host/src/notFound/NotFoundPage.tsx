import { NotFound } from '@steps/platform/host';
import { useEffect } from 'react';

/** The page of an unknown address, which is logged (spec 1, section 8). */
export function NotFoundPage({ pathname }: { readonly pathname: string }) {
  useEffect(() => {
    console.error(`404: there is no page at ${pathname}`);
  }, [pathname]);
  return <NotFound />;
}
