export { addBrief, briefs } from './brief';
export { contentKinds } from './contentKinds';
