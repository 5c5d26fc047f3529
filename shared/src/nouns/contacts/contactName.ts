/** The fields that hold the parts of a name, in the order in which they are said. */
export const namePartKeys = ['namePrefix', 'firstName', 'middleName', 'lastName', 'nameSuffix'] as const;

/** The parts of a name as far as they are known apart. */
export type NameParts = { readonly [K in (typeof namePartKeys)[number]]?: string | undefined };
