export { addBrief, type Brief, briefs, type ContentKind, contentKinds } from './brief';
