import { paths } from '@steps/platform/paths';

/** The address of an article of the help centre. */
export const topicHref = (id: string): string => `${paths.help.href()}?${new URLSearchParams({ topic: id })}`;
