/** Of the rules of X (twitter-text 3.1) only the counting is used: 19 kB instead of 40. */
declare module 'twitter-text/dist/parseTweet.js' {
  export default function parseTweet(text: string): { readonly weightedLength: number };
}
