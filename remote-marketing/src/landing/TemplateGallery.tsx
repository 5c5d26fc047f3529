import { Link, useNavigate } from '@steps/platform/router';
import { useState } from 'react';
import { TemplateCard } from '../editor/TemplateCard';
import styles from '../editor/TemplateGallery.module.css';
import { previewHref } from './landingAddresses';
import { createPage } from './landingPageState';
import { pageKind } from './pageKind';
import { pageTemplates } from './templates';
import { industries } from './templates/template';

const all = 'All industries';

/** Templates by industry, as they will look. */
export function TemplateGallery() {
  const navigate = useNavigate();
  const [industry, setIndustry] = useState<string>(all);
  const shown = pageTemplates.filter((one) => industry === all || one.industry === industry);
  return (
    <>
      <select
        className={`s-input ${styles.filter}`}
        aria-label="Industry"
        value={industry}
        onChange={(event) => setIndustry(event.target.value)}
      >
        {[all, ...industries].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <ul className={styles.templates} aria-label="Templates">
        {shown.map((template) => (
          <TemplateCard
            key={template.id}
            kind={pageKind}
            template={template}
            purpose={template.industry}
            create={() => createPage(template.name, template.document, template.id)}
            onMade={navigate}
          >
            <Link to={previewHref({ template: template.id })} aria-label={`Preview ${template.name}`}>
              Preview
            </Link>
          </TemplateCard>
        ))}
      </ul>
    </>
  );
}
