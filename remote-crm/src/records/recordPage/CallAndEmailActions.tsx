import { Globe, Link2, Phone } from 'lucide-react';
import { usePhoneLinks } from '../phones/usePhoneLinks';
import { type About, openings } from './callAndEmail';
import { linkedInLink, webLink } from './linkRules';
import { QuickAction } from './QuickAction';

export interface CallAndEmailProps {
  readonly about: About;
  /** Number, address or profile, as people typed it; the button is disabled without a usable one. */
  readonly value: string;
}

/** Dials the first number. */
export function CallAction({ about, value }: CallAndEmailProps) {
  const { text, link } = usePhoneLinks(value)[0] ?? { text: value, link: undefined };
  return (
    <QuickAction
      label="Call"
      icon={Phone}
      href={link}
      missing="No phone number"
      onOpen={() => openings.call(about, text)}
    />
  );
}

/** Opens the profile in a new tab. */
export function LinkedInAction({ about, value }: CallAndEmailProps) {
  return (
    <QuickAction
      label="LinkedIn"
      icon={Link2}
      href={linkedInLink(value)}
      missing="No LinkedIn profile"
      onOpen={() => openings.linkedIn(about)}
    />
  );
}

/** Opens the website in a new tab. */
export function WebsiteAction({ about, value }: CallAndEmailProps) {
  return (
    <QuickAction
      label="Website"
      icon={Globe}
      href={webLink(value)}
      missing="No website"
      onOpen={() => openings.website(about)}
    />
  );
}
