/** Towns that people type in small letters. Names in capitals need no list. */
export const ukTowns = new Set(
  'otley ilkley harrogate skipton keighley leeds bradford york hull sheffield wakefield huddersfield halifax manchester salford stockport bolton oldham rochdale bury liverpool chester preston blackpool lancaster kendal carlisle newcastle sunderland durham darlington middlesbrough nottingham derby leicester lincoln coventry birmingham solihull wolverhampton stoke stafford shrewsbury telford worcester hereford gloucester cheltenham bristol swindon oxford reading slough windsor guildford woking brighton hove worthing hastings eastbourne canterbury maidstone dover norwich ipswich cambridge peterborough colchester chelmsford southend luton watford croydon london exeter plymouth truro falmouth taunton bournemouth poole southampton portsmouth winchester salisbury cardiff swansea newport wrexham bangor edinburgh glasgow dundee aberdeen perth stirling inverness paisley belfast derry lisburn'.split(
    ' ',
  ),
);
