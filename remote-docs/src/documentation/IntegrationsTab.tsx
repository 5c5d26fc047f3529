import { paths } from '@steps/shared/paths';
import { Link } from '@steps/shared/router';
import { Section, StatusTag } from '@steps/shared/ui';
import { Clock } from 'lucide-react';
import { groupOf } from '../content/articles';
import documentation from '../content/documentation/contents.md';
import styles from './documentation.module.css';

/** Five guides with how hard they are and how long they take, and what custom integrations will speak. */
export function IntegrationsTab() {
  return (
    <div className={styles.stack}>
      <ul className={styles.guides}>
        {groupOf(documentation, 'Integrations').map(({ id, title, summary, complexity, minutes }) => (
          <li key={id}>
            <Link to={topicHref(id)} className={styles.guide}>
              <h2>{title}</h2>
              <p>{summary}</p>
              <span className={styles.guideFacts}>
                <StatusTag>{complexity}</StatusTag>
                <span>
                  <Clock size={14} aria-hidden /> {minutes} minutes
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Section title="Custom integrations" purpose="Through a model-context protocol">
        <p className={styles.prose}>
          Each area of Steps announces tools for AI in its manifest: some look records up, others propose a change that
          a person approves. A server that offers them to other programs through the model-context protocol is planned.
          Until then the <Link to={`${paths.documentation.href()}?tab=api`}>API reference</Link> shows the requests a
          hosted edition answers.
        </p>
      </Section>
    </div>
  );
}

/** The address of an article of the documentation. */
const topicHref = (id: string): string => `${paths.documentation.href()}?${new URLSearchParams({ topic: id })}`;
