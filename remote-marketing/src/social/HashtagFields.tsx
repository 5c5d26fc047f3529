import { definePreference, setPreference, usePreference } from '@steps/platform';
import { attempt, Menu, Row, Section, Stack, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import * as v from 'valibot';
import type { Piece } from '../pieces/piece';
import { setPieceField } from '../pieces/pieceState';
import { hashtagsIn } from './networkRules';
import type { Post } from './usePost';

const setsKey = definePreference('marketing.hashtagSets', 'person');
const setsSchema = v.array(v.string());
const mostSets = 20;

interface HashtagFieldsProps {
  readonly piece: Piece;
  readonly post: Post;
}

/** The hashtags of the post, and sets of them that are used again and again. */
export function HashtagFields({ piece, post }: HashtagFieldsProps) {
  const sets = usePreference(setsKey, setsSchema, []);
  const current = post.hashtags.join(' ');
  const set = (value: string) => {
    attempt('Not changed', () => {
      setPieceField(piece.id, 'hashtags', value);
    });
  };
  return (
    <Section title="Hashtags">
      <Stack bound gap={3}>
        <TextField
          key={`${piece.id} ${post.part}`}
          label="Hashtags of this post"
          required={false}
          help={post.approved ? 'Words, with or without #.' : 'They can be changed once the post is approved.'}
          disabled={!post.approved}
          defaultValue={current}
          onBlur={(event) => {
            const next = hashtagsIn(event.target.value).join(' ');
            if (next !== current) set(next || ' ');
          }}
        />
        <Row gap={2} align="center" wrap>
          <Button
            size="small"
            disabled={post.hashtags.length === 0 || sets.includes(current)}
            onClick={() => setPreference(setsKey, [current, ...sets].slice(0, mostSets))}
          >
            Save as a set
          </Button>
          {sets.length > 0 && (
            <Menu
              label="Use a saved set"
              trigger="Use a saved set"
              className="s-button s-button--small"
              items={sets.map((tags) => ({
                id: tags,
                label: tags,
                disabled: !post.approved,
                onSelect: () => set(hashtagsIn(`${current} ${tags}`).join(' ')),
              }))}
            />
          )}
        </Row>
      </Stack>
    </Section>
  );
}
