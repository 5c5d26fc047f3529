import { Allowed } from '@steps/shared';
import { Link, useNavigate } from '@steps/shared/router';
import { Box, Row, Text } from '@steps/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import styles from '../editor/TemplateGallery.module.css';
import { builderHref, previewHref } from './landingAddresses';
import { landingPages } from './landingPage';
import { createPage } from './landingPageState';
import { PageThumbnail } from './PageThumbnail';
import { pageTemplates } from './templates';
import { industries, type PageTemplate } from './templates/template';

const all = 'All industries';

/** Templates by industry, as they will look. */
export function TemplateGallery() {
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
          <TemplateCard key={template.id} template={template} />
        ))}
      </ul>
    </>
  );
}

function TemplateCard({ template: { id, name, industry, document } }: { readonly template: PageTemplate }) {
  const navigate = useNavigate();
  const use = () => navigate(builderHref(createPage(name, document, id).id));
  return (
    <Box as="li" clip bordered radius="surface" background="surface">
      <PageThumbnail id={id} document={document} />
      <Box padding={3} divider="above">
        <Text as="h3" size={14} weight={600}>
          {name}
        </Text>
        <p className="s-faint">{industry}</p>
        <Row gap={3} align="center" marginTop={2}>
          <Allowed action="add" module={landingPages.modules}>
            <Button size="small" onClick={use} aria-label={`Use ${name}`}>
              Use template
            </Button>
          </Allowed>
          <Link to={previewHref({ template: id })} aria-label={`Preview ${name}`}>
            Preview
          </Link>
        </Row>
      </Box>
    </Box>
  );
}
