// Written by the build (shared/build/remoteFacts.mjs) from facts.ts.

/** What each page says at its top, before its code is there too. */
export const pageWords = {
  'marketing': {"title":"AI Marketing Assistant","purpose":"Your half hour of marketing: what waits for you, what goes out this week, and what to make next."},
  'content': {"title":"Content studio","purpose":"Everything you publish, by day and in one list."},
  'website': {"title":"Website","purpose":"Landing pages as one website: a zip of plain files for any web host."},
  'branding': {"title":"Branding"},
  'email': {"title":"Email Marketing Studio","purpose":"Turn one sentence into a subject, a body and a button. Nothing leaves before you approve it."},
  'social': {"title":"Social Media Studio","purpose":"One brief, two posts to choose from, each shown as its network will show it."},
  'landing': {"title":"Landing Pages","purpose":"One page for one offer: a workshop, an order book, an open day."},
  'landingBuilder': {"title":"Landing page builder"},
  'landingPreview': {"title":"Landing preview"},
  'landingPreviewTemplate': {"title":"Landing preview"},
  'blog': {"title":"Blog & Content","purpose":"From a subject to an outline, from the outline to an article you finish yourself."},
  'ads': {"title":"Advertising","purpose":"One brief, an advert for each network within its limits, shown as it will look."},
  'product': {"title":"Product Copy","purpose":"From a name and a few facts to words that sell: for the shop, the catalogue, the manual."},
  'campaigns': {"title":"Campaigns","purpose":"What goes out, to whom and when, and the results."},
  'campaign': {"title":"Campaign"},
  'emailBuilder': {"title":"Professional Email Builder","purpose":"Build an email from blocks, check it as mail programs show it, and send it with a campaign or as a file."},
  'emailBuilderEditor': {"title":"Professional Email Builder"},
  'brandSetup': {"title":"Brand setup"},
} as const;
