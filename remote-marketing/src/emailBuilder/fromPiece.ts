import { activeClient } from '@steps/business';
import { existing } from '@steps/platform';
import { splitAction } from '../email/emailText';
import { pieces } from '../pieces/piece';
import { chosenId, partText } from '../pieces/pieceRules';
import { assertReady, resultOf } from '../pieces/pieceState';
import { type EmailDesign, emailDesigns } from './emailDesign';
import { createDesign } from './emailDesignState';
import { documentFrom, onTint, part, room } from './templates/template';

/**
 * An email of the studio as one of the builder; what it became before when there is one. `RuleError` unless every part is
 * approved. The entries of the ledger stay named: an approval that is taken back holds here too.
 */
export function designFromPiece(pieceId: string): EmailDesign {
  const known = emailDesigns.all().find((design) => design.pieceId === pieceId);
  if (known) return known;
  const piece = existing(pieces, pieceId);
  assertReady(piece);
  const text = (name: string) => partText(piece.parts[name], resultOf);
  const { button, buttonNote } = splitAction(text('action'));
  const aiResultIds = Object.values(piece.parts).flatMap((one) =>
    one.text === undefined ? [chosenId(one) ?? []].flat() : [],
  );
  const { businessName = '', primaryColour = '' } = activeClient() ?? {};
  return createDesign({
    name: piece.title,
    subject: text('subject'),
    preheader: piece.fields.preheader ?? '',
    pieceId,
    ...(aiResultIds.length > 0 ? { aiResultIds } : {}),
    document: documentFrom(
      'studio',
      [
        part('header', { brand: businessName }, { ...onTint, ...room('20px') }),
        part('text', { text: text('body') }, room('28px', '12px')),
        ...(buttonNote ? [part('text', { text: buttonNote })] : []),
        part('button', { text: button, link: piece.fields.link ?? '' }, room('12px', '32px')),
        part('footer', {
          brand: businessName,
          text: '',
          reason: `You get this email because you are in touch with ${businessName || 'us'}.`,
          unsubscribe: 'Unsubscribe',
        }),
      ],
      /^#[\da-f]{6}$/iu.test(primaryColour) ? { accent: primaryColour } : {},
    ),
  });
}
