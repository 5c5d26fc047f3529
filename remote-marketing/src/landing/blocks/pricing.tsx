import { Tags } from 'lucide-react';
import { defineBlock } from '../../editor/blockKind';
import { address, line, list, toggle, words } from '../../editor/fields';
import { p } from './pageClasses';
import { headingOf, PageButton, SectionHead } from './parts';

export const pricing = defineBlock({
  kind: 'pricing',
  label: 'Pricing',
  icon: Tags,
  group: 'Page',
  keywords: 'price plans packages cost',
  fields: {
    title: line('Title', 'Prices'),
    text: words('Text'),
    plans: list(
      'Plans',
      'plan',
      {
        name: line('Name', 'Plan'),
        price: line('Price', '£0'),
        per: line('Per'),
        points: words('What is in it, a line each', 'First thing\nSecond thing'),
        best: toggle('Recommended'),
        buttonText: line('Button text', 'Choose'),
        link: address('Button goes to', '#form'),
      },
      [
        { name: 'Small', price: '£20', per: 'a month' },
        { name: 'Large', price: '£45', per: 'a month', best: true },
      ],
      4,
    ),
  },
  headings: ({ title, plans }) => [...headingOf(2, title), ...plans.flatMap(({ name }) => headingOf(3, name))],
  View: ({ content, box, text }) => (
    <section {...box} className={p.section}>
      <SectionHead text={text} title={content.title} words={content.text} />
      <div className={p.plans}>
        {content.plans.map(({ best, points, buttonText, link }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what tells entries apart
          <div className={best ? p.planBest : p.plan} key={nth}>
            {text(`plans.${nth}.name`, 'h3')}
            <p className={p.price}>
              {text(`plans.${nth}.price`, 'strong')} {text(`plans.${nth}.per`, 'span')}
            </p>
            <ul className={p.ticks}>
              {points
                .split('\n')
                .filter((point) => point.trim() !== '')
                .map((point) => (
                  <li key={point}>{point}</li>
                ))}
            </ul>
            <PageButton text={text} path={`plans.${nth}.buttonText`} words={buttonText} to={link} />
          </div>
        ))}
      </div>
    </section>
  ),
});
