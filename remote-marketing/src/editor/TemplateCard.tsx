import { Allowed } from '@steps/business';
import { Box, Row, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { EditorDocument } from './document';
import type { DocumentKind } from './documentKind';
import type { DocumentRow, VersionRow } from './documentStore';

interface TemplateCardProps<Row extends DocumentRow, Version extends VersionRow> {
  readonly kind: DocumentKind<Row, Version>;
  readonly template: { readonly id: string; readonly name: string; readonly document: EditorDocument };
  /** What it is for. */
  readonly purpose: string;
  /** Adds one from the template. */
  readonly create: () => Row;
  readonly onMade: (href: string) => void;
  /** Beside the button. */
  readonly children?: ReactNode;
}

/** A template as it will look. */
export const TemplateCard = <Row extends DocumentRow, Version extends VersionRow>({
  kind: { store, hrefOf, Thumbnail },
  template: { id, name, document },
  purpose,
  create,
  onMade,
  children,
}: TemplateCardProps<Row, Version>) => (
  <Box as="li" clip bordered radius="surface" background="surface">
    <Thumbnail id={id} document={document} />
    <Box padding={3} divider="above">
      <Text as="h3" size={14} weight={600}>
        {name}
      </Text>
      <p className="s-faint">{purpose}</p>
      <Row gap={3} align="center" marginTop={2}>
        <Allowed action="add" module={store.modules}>
          <Button size="small" aria-label={`Use ${name}`} onClick={() => onMade(hrefOf(create().id))}>
            Use template
          </Button>
        </Allowed>
        {children}
      </Row>
    </Box>
  </Box>
);
