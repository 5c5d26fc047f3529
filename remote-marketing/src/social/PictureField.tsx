import { allowExport } from '@steps/business';
import { maxPictureBytes, pictureTypes } from '@steps/platform';
import { UploadField } from '@steps/platform/fields';
import { readPicture } from '@steps/platform/pictures';
import { attempt, notify, Row, Section, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import type { Piece } from '../pieces/piece';
import { KeptText } from '../studio/KeptText';
import { undoNotice } from '../studio/undoNotice';
import styles from './PictureField.module.css';
import { describePicture, removePicture, setPicture, usePicture } from './postPicture';

/** Longest side, px: what networks show in a feed. */
const longestSide = 1_200;

/** The picture of a post and its alt text. It stays on this device; the person takes it to the network. */
export function PictureField({ piece }: { readonly piece: Piece }) {
  const picture = usePicture(piece.id);
  const [problem, setProblem] = useState<string>();
  const take = async ([file]: readonly File[]) => {
    setProblem(undefined);
    if (!file) return;
    try {
      const data = await readPicture(file, longestSide);
      attempt('Not saved', () => setPicture(piece.id, { data, name: file.name }));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <Section title="Picture">
      {picture ? (
        <Stack bound gap={3} className={styles.picture}>
          <img src={picture.data} alt={picture.alt} />
          <KeptText
            label="Alt text"
            help={
              picture.alt.trim()
                ? 'Copy it into the network’s own field for alt text.'
                : 'Say what the picture shows: it is read to people who cannot see it.'
            }
            rows={2}
            longest={1000}
            value={picture.alt}
            about={piece.id}
            onKeep={(alt) => attempt('Not saved', () => describePicture(piece.id, alt))}
          />
          <Row gap={2} align="center" wrap>
            <a
              className="s-button s-button--small"
              href={picture.data}
              download={picture.name}
              onClick={(event) => {
                if (!allowExport('marketing', picture.name)) event.preventDefault();
              }}
            >
              Save picture
            </a>
            <Button
              size="small"
              type="text"
              onClick={() => {
                removePicture(piece.id);
                notify(undoNotice('Picture removed', picture.name));
              }}
            >
              Remove
            </Button>
          </Row>
        </Stack>
      ) : (
        <UploadField
          label="Picture file"
          required={false}
          kind="picture"
          accept={pictureTypes}
          maxBytes={maxPictureBytes}
          error={problem}
          value={[]}
          onChange={(files) => void take(files)}
        />
      )}
    </Section>
  );
}
