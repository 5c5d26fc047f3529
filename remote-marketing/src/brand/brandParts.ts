import { brandNameOf, useActiveClient } from '@steps/business';
import { useEffect, useMemo, useState } from 'react';
import type { BrandParts } from '../editor/fields';
import type { PicturePlace } from '../editor/picturePlace';
import { safePicture } from '../links/addressRules';
import { asPng } from '../pictures/paintedPicture';

/** Longest side of a logo that is painted anew, px: more than twice what an email shows. */
const longest = 400;

/** The logo itself where it can be shown as it is; empty where it has to be painted anew. Outlook on Windows shows no WebP. */
export const logoFor = (logo: string, place: PicturePlace): string =>
  place === 'web' || /^data:image\/(?:png|jpeg);/u.test(logo) ? safePicture(logo) : '';

/** Name and logo of the open business, in render; the logo as a kind of picture that is shown in that place. */
export function useBrandParts(place: PicturePlace): BrandParts | undefined {
  const client = useActiveClient();
  const logo = client?.logo ?? '';
  const name = client ? brandNameOf(client) : undefined;
  const [painted, setPainted] = useState({ of: '', picture: '' });
  const asItIs = logoFor(logo, place);
  useEffect(() => {
    if (!logo || asItIs) return;
    let left = false;
    asPng(logo, longest).then(
      (picture) => !left && setPainted({ of: logo, picture }),
      (error: unknown) => console.warn('The logo could not be painted anew.', error),
    );
    return () => {
      left = true;
    };
  }, [logo, asItIs]);
  const shown = asItIs || (painted.of === logo ? painted.picture : '');
  return useMemo(() => (name === undefined ? undefined : { name, logo: shown }), [name, shown]);
}
