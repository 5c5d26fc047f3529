/** The headers that are read above a copied or forwarded message. */
export type MailHeader = 'from' | 'subject' | 'other';

/**
 * Headers as mail programs show them, by language: English, German, French, Spanish, Italian, Portuguese, Dutch, Swedish,
 * Danish and Norwegian, Finnish, Icelandic, Polish, Czech.
 */
const names: Readonly<Record<MailHeader, string>> = {
  from: 'from|von|de|da|van|från|fra|lähettäjä|frá|od',
  subject: 'subject|betreff|objet|sujet|asunto|oggetto|assunto|onderwerp|ämne|emne|aihe|efni|temat|předmět',
  other: [
    'to|an|à|para|a|aan|till|til|vastaanottaja|do|komu',
    'cc|bcc|kopie|copie(?: à)?|copia|cópia|kopia|kopi|kopio|afrit|dw',
    'date|sent|datum|gesendet|envoyé(?:e)?(?: le)?|fecha|enviado(?: el| em)?|data|inviato|verzonden|skickat|skickades|dato|sendt',
    'päiväys|päivämäärä|pvm|lähetetty|dagsetning|sent|wysłano|odesláno',
    'reply-to|antwort an|répondre à|responder a|rispondi a|antwoord(?:en)? aan|svara till|svar til|vastausosoite',
    'importance|priority|wichtigkeit|priorität|importancia|prioridad|importanza|priorità|urgentie|prioriteit|prioritet|tärkeys',
    'attachments?|anlagen?|pièces jointes|adjuntos|allegati|bijlagen|bifogade filer|vedhæftede filer|vedlegg|liitteet',
    'message-id|mime-version|content-type|content-transfer-encoding|received|return-path|delivered-to|x-[\\w-]+',
  ].join('|'),
};
const header = new RegExp(
  `^[>\\s*]*(?:(${names.from})|(${names.subject})|(?:${names.other}))\\s*\\*?\\s*[:：]\\*?\\s*(.*)$`,
  'iu',
);

/** A line of headers; `undefined` for any other line. */
export function mailHeaderIn(line: string): { readonly header: MailHeader; readonly value: string } | undefined {
  const found = header.exec(line.normalize('NFC'));
  if (!found) return undefined;
  const [, from, subject, value = ''] = found;
  return { header: from ? 'from' : subject ? 'subject' : 'other', value: value.trim() };
}

/** Lines that programs put above the headers: a rule of dashes, or a sentence such as "Begin forwarded message:". */
export const standsAboveHeaders = (line: string): boolean =>
  /^[>\s]*[-_=*~]{3,}|[:：]\s*$/u.test(line) && !/[.!?]\s/u.test(line);

const reply = 're|aw|antw?|antwort|sv|vs|ref|rif|r|rép|res|resp|odp|ynt|ha|atb|bls|回复|答复|回覆|返信|답장';
const forward = 'fwd?|wg|tr|rv|enc|i|vb|vl|vid|vidb|doorst|pd|ilt|továbbítás|fs|转发|轉寄|転送|전달';
const prefix = new RegExp(
  `^(?:\\s*(?:${reply}|${forward})\\s*(?:\\[\\d+\\]|\\(\\d+\\)|\\^\\d+|\\*\\d+)?\\s*[:：])+\\s*`,
  'iu',
);

/** A subject without the "Re:", "AW:" and "RE[2]:" that mail programs put in front, in all languages. */
export const plainSubject = (subject: string): string => subject.replace(prefix, '').trim();
