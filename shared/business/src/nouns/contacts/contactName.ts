/** The fields that hold the parts of a name, in the order in which they are said. */
export const namePartKeys = ['namePrefix', 'firstName', 'middleName', 'lastName', 'nameSuffix'] as const;
