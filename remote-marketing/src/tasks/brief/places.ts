/** Towns that people type in small letters. Names in capitals need no list. */
const ukTowns = new Set(
  'otley ilkley harrogate skipton keighley leeds bradford york hull sheffield wakefield huddersfield halifax manchester salford stockport bolton oldham rochdale bury liverpool chester preston blackpool lancaster kendal carlisle newcastle sunderland durham darlington middlesbrough nottingham derby leicester lincoln coventry birmingham solihull wolverhampton stoke stafford shrewsbury telford worcester hereford gloucester cheltenham bristol swindon oxford reading slough windsor guildford woking brighton hove worthing hastings eastbourne canterbury maidstone dover norwich ipswich cambridge peterborough colchester chelmsford southend luton watford croydon london exeter plymouth truro falmouth taunton bournemouth poole southampton portsmouth winchester salisbury cardiff swansea newport wrexham bangor edinburgh glasgow dundee aberdeen perth stirling inverness paisley belfast derry lisburn'.split(
    ' ',
  ),
);

const venue =
  /\b(?:hall|centre|church|hotel|inn|pub|farm|park|studio|yard|library|school|clubhouse|shop|showroom|office|museum|theatre|barn|pavilion|bandstand|street|road|lane|avenue|wharf)s?$/iu;
const address =
  /\b(?:unit )?\d+[a-z]?,? (?:\p{Lu}\p{L}+ ){1,3}(?:street|st|road|rd|lane|avenue|way|square|place|row|close|hill|park|yard)\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/iu;
const where =
  /^(?:at|in|near|outside|opposite|inside|across|around|throughout) (?!(?:aid|case|time|person|order|stock|need|plain|English) )(?:(?:our|the) )?\p{L}/iu;
/** "The Crown, Hebden Bridge". */
const names =
  /^The \p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)?$|^\p{Lu}\S* (?:at|near|on) \p{Lu}\S*$|^(?:\p{Lu}[\p{L}'’&]* ?){1,4}, (?:\p{Lu}[\p{L}'’&]* ?){1,3}$/u;
const somewhere = /^(?:online|in[- ]store|over zoom|on zoom)(?: (?:and|or) (?:online|in[- ]store))?$/i;

/** Whether a text gives an address anywhere. */
export const hasAddress = (text: string): boolean => address.test(text);

/** Whether a few words are where something is: an address, a venue, a town. */
export function isPlace(words: string): boolean {
  const text = words.trim();
  const count = text.split(/\s+/).length;
  if (somewhere.test(text) || ukTowns.has(text.toLowerCase())) return true;
  return count <= 9 && (address.test(text) || where.test(text) || names.test(text) || (count <= 5 && isVenue(text)));
}

/** "church hall", "church hall otley", "Town Hall, Ilkley". */
function isVenue(text: string): boolean {
  const [, before = '', town = ''] = /^(.*?),? (\p{L}+)$/u.exec(text) ?? [];
  const inTown = /^\p{Lu}/u.test(town) || ukTowns.has(town);
  return !/\b(?:with|no|free|gets?|for)\b|\d/i.test(text) && (venue.test(text) || (inTown && venue.test(before)));
}
