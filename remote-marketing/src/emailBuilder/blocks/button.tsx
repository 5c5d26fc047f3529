import { MousePointerClick } from 'lucide-react';
import { address, line } from '../../editor/fields';
import { defineEmailBlock } from '../emailBlock';
import { e } from './mailClasses';
import { buttonLeaf, linePlain, MailButton } from './mailParts';

export const button = defineEmailBlock({
  kind: 'button',
  label: 'Button',
  icon: MousePointerClick,
  group: 'Basic',
  keywords: 'call to action link',
  fields: { text: line('Words', 'See more'), link: address('Goes to') },
  View: ({ content, box, text }) => (
    <div {...box} className={e.block}>
      <MailButton text={text} path="text" words={content.text} />
    </div>
  ),
  leaves: ({ content: { text, link }, look, theme }) => buttonLeaf(text, link, look, theme),
  plain: ({ text, link }) => linePlain(text, link),
});
