import { useMailAccounts } from '@steps/business/mail';
import { lazyPart } from '@steps/platform/ui';
import { Globe, Link2, Mail, Phone } from 'lucide-react';
import { Suspense, useState } from 'react';
import { usePhoneLinks } from '../phones/usePhoneLinks';
import { type About, openings } from './callAndEmail';
import { linkedInLink, mailLink, webLink } from './linkRules';
import { QuickAction } from './QuickAction';

const SendDialog = lazyPart(async () => (await import('../mail/SendDialog')).SendDialog);

interface CallAndEmailProps {
  readonly about: About;
  /** Number, address or profile, as people typed it; disabled without a usable one. */
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

/** Begins an email to the address: here where the business has a post office, else in the mail program. */
export function EmailAction({ about, value }: CallAndEmailProps) {
  const sendsItself = useMailAccounts().length > 0 && mailLink(value) !== undefined;
  const [writing, setWriting] = useState(false);
  if (sendsItself) {
    return (
      <>
        <QuickAction label="Email" icon={Mail} press missing="No email address" onOpen={() => setWriting(true)} />
        {writing && (
          <Suspense>
            <SendDialog about={about} to={value} onClose={() => setWriting(false)} />
          </Suspense>
        )}
      </>
    );
  }
  return (
    <QuickAction
      label="Email"
      icon={Mail}
      href={mailLink(value)}
      missing="No email address"
      onOpen={() => openings.email(about, value)}
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
