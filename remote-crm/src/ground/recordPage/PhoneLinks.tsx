import { Fragment } from 'react';
import { usePhoneLinks } from '../phones/usePhoneLinks';
import { type About, openings } from './callAndEmail';
import { OutsideLink } from './OutsideLink';

interface PhoneLinksProps {
  /** As people typed it: it may hold several numbers. */
  readonly value: string;
  readonly about: About;
}

/** Each number as a link that calls it; plain text where there is none. */
export function PhoneLinks({ value, about }: PhoneLinksProps) {
  const phones = usePhoneLinks(value);
  if (phones.length === 0) return value;
  return phones.map(({ text, link }, at) => (
    <Fragment key={text}>
      {at > 0 && ' / '}
      <OutsideLink href={link} onOpen={() => openings.call(about, text)}>
        {phones.length === 1 ? value : text}
      </OutsideLink>
    </Fragment>
  ));
}
