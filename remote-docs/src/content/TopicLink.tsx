import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react';

/** An article of the help, and the heading in it. */
export interface Topic {
  readonly id: string;
  readonly anchor: string;
}

/** Shows a topic where links to topics must not lead away from the page: in the help beside it. */
export const TopicOpener = createContext<((topic: Topic) => void) | undefined>(undefined);

interface TopicLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  readonly to: string;
}

/** A link to an address of the product. To a topic of the help it opens beside the work, where that is being read there. */
export function TopicLink({ to, onClick, ...link }: TopicLinkProps) {
  const open = useContext(TopicOpener);
  const topic = open && topicOf(to);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!topic || elsewhere) return;
    event.preventDefault();
    open(topic);
  };
  return <Link {...link} to={to} onClick={press} />;
}

/** The topic that an address of the help centre names. */
function topicOf(href: string): Topic | undefined {
  const { pathname, searchParams, hash } = new URL(href, 'https://steps.example');
  const id = searchParams.get('topic');
  return pathname === paths.help.path && id ? { id, anchor: hash.slice(1) } : undefined;
}
