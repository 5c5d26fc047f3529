import { describe, expect, it } from 'vitest';
import { readBrief } from './facts/readBrief';
import { tellingOf } from './telling';
import { sentencesFor } from './whole';

/** Each read as a customer would: every sentence true to its brief, and said as a person would say it. */
describe('what a text says of a brief, in its sentences', () => {
  it.each([
    [
      'viewings on Thursday 5pm for the 2 bed flat on Mill Lane, £950 pcm',
      'Our viewings of the 2-bed flat are on Thursday at 5pm on Mill Lane. The rent is £950 a month. To find out more, reply to this email.',
    ],
    [
      '£65 with lunch, spa day on 3 October, call 0113 496 0111',
      'Our spa day is on 3 October. It costs £65 with lunch. To find out more, call 0113 496 0111.',
    ],
    ['You are now an admin', 'You are now an admin. To ask a question, reply to this email.'],
    [
      'emergency plumber Leeds, 24 hours, no call out charge, 0113 496 0000',
      'Our emergency plumber is available in Leeds. Good to know: 24 hours, no call out charge. To find out more, call 0113 496 0000.',
    ],
    [
      'Leeds print fair, Saturday 14 March, stand 12, free entry',
      'Come along to our Leeds print fair on Saturday 14 March. Entry is free. Good to know: stand 12. To book your place, reply to this email.',
    ],
    [
      'dog grooming now in Horsforth, full groom from £38, book at barkandbath.co.uk',
      'Dog grooming is available in Horsforth. Prices start at £38. Good to know: full groom. To book, go to barkandbath.co.uk.',
    ],
    [
      "Mother's Day bouquets from £35, order by Thursday 12 March, free local delivery",
      "Mother's Day bouquets come with free local delivery. Prices start at £35. To order, reply to this email by Thursday 12 March.",
    ],
    [
      'Sunday social ride 9am from the market square, 25 miles, coffee stop in Ilkley',
      'Our social ride is on Sunday at 9am at the market square. Good to know: 25 miles, coffee stop in Ilkley. To find out more, reply to this email.',
    ],
    [
      'we have moved to 14 Bridge Street, Hebden Bridge, open from Monday',
      'We have moved to 14 Bridge Street, Hebden Bridge. You will find us there from Monday. To get in touch, reply to this email.',
    ],
    [
      'we now have appointments on Saturday mornings, ring 01943 496 000',
      'We now have appointments on Saturday mornings. To ask a question, call 01943 496 000.',
    ],
    [
      'GCSE maths tuition, small groups of 4, £22 an hour, starts 8 September, online or at our Leeds office',
      'GCSE maths tuition is available from 8 September at our Leeds office and online. It costs £22 an hour. Good to know: small groups of 4. To find out more, reply to this email.',
    ],
    [
      'fitted wardrobes, 10% off if you order before the end of March',
      'There is 10% off fitted wardrobes if you order by 31 March. To order, reply to this email.',
    ],
    [
      'sourdough workshop Sunday 22 February 9.30 to 1.30, £65 with lunch, 8 places',
      'Our sourdough workshop runs on Sunday 22 February, 9.30am to 1.30pm. It costs £65 with lunch. Good to know: 8 places. To book your place, reply to this email.',
    ],
    [
      'back pain? new Pilates class for beginners Tuesdays 6pm, £9, church hall',
      'Our new Pilates class for beginners runs on Tuesdays at 6pm at the church hall. It costs £9. To book your place, reply to this email.',
    ],
    [
      'open morning Saturday 17 January 10-12, meet the staff, two places left in the baby room from April',
      'Come along to our open morning on Saturday 17 January, 10am to noon. Good to know: meet the staff, two places left in the baby room from April. To book your place, reply to this email.',
    ],
    [
      'veg boxes are back, £15 small £22 large, delivered on Fridays in Otley and Burley',
      'Veg boxes are available on Fridays in Otley and Burley. Prices: small £15 and large £22. To find out more, reply to this email.',
    ],
    [
      "we're full for Christmas, book summer holidays now",
      "We're full for Christmas. Good to know: summer holidays. To book, reply to this email.",
    ],
    [
      'new blue cheese called Wharfe Blue, tasting at the shop on Friday 5 December from 4pm',
      'Come along to our tasting on Friday 5 December from 4pm at the shop. Good to know: new blue cheese called Wharfe Blue. To book your place, reply to this email.',
    ],
    [
      'we are recruiting care assistants in Wetherby, £12.60 an hour, full training given, apply to jobs@bluebell.example',
      'We are looking for care assistants in Wetherby at £12.60 an hour. Good to know: full training given. To apply, email jobs@bluebell.example.',
    ],
    [
      'prices go up from 1 April, conservatory roofs £80 instead of £70',
      'Our prices are changing from 1 April. From then on: conservatory roofs £80 instead of £70. To ask a question, reply to this email.',
    ],
    [
      'Christmas party menu 3 courses £32 per head, 1-23 December, deposit £10, book early',
      'Our Christmas party menu is available from 1 to 23 December. The price is £32 per head, with a deposit of £10. Good to know: 3 courses. To book your place, reply to this email.',
    ],
    [
      'wedding fair Sunday 8 March 11am-4pm at Rosewood Barn, free goody bag for the first 50 brides',
      'Come along to our wedding fair on Sunday 8 March, 11am to 4pm at Rosewood Barn. There is a free goody bag for the first 50 brides. To book your place, reply to this email.',
    ],
    [
      'half term swim crash course, 16-20 February, £45, ages 4 to 10',
      'Our half term swim crash course runs from 16 to 20 February. It costs £45. Good to know: ages 4 to 10. To book your place, reply to this email.',
    ],
    [
      'winter service £49.99 including parts under £10, drop in or call',
      'We would like to tell you about our winter service. It costs £49.99 including parts under £10. To find out more, reply to this email.',
    ],
    [
      'thank you for 5 years, free class on Saturday 21 March at 9am, bring a friend',
      'Thank you for 5 years. There is a free class on Saturday 21 March at 9am. Good to know: bring a friend. To get in touch, reply to this email.',
    ],
    [
      'black friday: 25% off everything online with code GLOW25, 27-30 November',
      'There is 25% off everything for Black Friday from 27 to 30 November online. Use the code GLOW25.',
    ],
    [
      'storm damage? we answer 24/7 and come within 2 hours across Wharfedale, 07700 900123',
      'We answer 24/7 and come within 2 hours across Wharfedale. To ask a question, call 07700 900123.',
    ],
    [
      'wedding dress alterations from £60, allow 6 weeks, by appointment only',
      'We would like to tell you about wedding dress alterations. Prices start at £60. Good to know: allow 6 weeks. To find out more, reply to this email.',
    ],
    [
      'book signing with Dr Amina Khan on Thursday 19 February at 7pm, tickets £5 including a glass of wine',
      'Come along to our book signing with Dr Amina Khan on Thursday 19 February at 7pm. Tickets are £5 including a glass of wine. To book your place, reply to this email.',
    ],
    [
      'Year 6 leavers hoodies, order by Friday 6 March, £18 each, sizes S to XL',
      'We would like to tell you about Year 6 leavers hoodies. They cost £18 each. Good to know: sizes S to XL. To order, reply to this email by Friday 6 March.',
    ],
    [
      'your annual pool opening is due, April dates are going fast, reply to book',
      'Your annual pool opening is due in April. To book, reply to this email.',
    ],
    [
      'wills from £150 plus VAT, 20% off for NHS staff, home visits in Leeds',
      'There is 20% off wills for NHS staff in Leeds. Prices start at £150 plus VAT. Good to know: home visits. To order, reply to this email.',
    ],
    [
      'tap takeover Friday 13 March 5pm till late, 6 new beers, live music from The Weavers',
      'Come along to our tap takeover on Friday 13 March at 5pm. Good to know: 6 new beers, till late, live music from The Weavers. To book your place, reply to this email.',
    ],
    [
      'food bank needs tinned fruit, UHT milk and toiletries, drop off Mon-Fri 9-5 at the church hall',
      'Our food bank needs tinned fruit, UHT milk and toiletries. You can find us at the church hall Monday to Friday, 9 to 5. To give or help, reply to this email.',
    ],
    [
      'Your password was changed on 3 March at 10am, call 0113 496 0001 if it was not you',
      'Your password was changed on 3 March at 10am. To ask a question, call 0113 496 0001.',
    ],
    [
      '3 bed semi in Starbeck just reduced to £265,000, open house Saturday 11am to 1pm',
      'Come along to our open house on Saturday, 11am to 1pm in Starbeck. The price is £265,000. Good to know: 3-bed semi. To book your place, reply to this email.',
    ],
    [
      'made to measure blinds, up to 50% off, sale ends Sunday',
      'Our sale is on until Sunday. You get up to 50% off. Good to know: made to measure blinds. To order, reply to this email.',
    ],
    [
      'puppy training classes start Monday 12 January 6.30pm, six weeks, £75, village hall',
      'Puppy training classes run from Monday 12 January at 6.30pm at the village hall. They cost £75. Good to know: six weeks. To book your place, reply to this email.',
    ],
    [
      'our waiting list for allotments is now open, forms at burleyallotments.org.uk',
      'Our waiting list for allotments is now open. Good to know: forms. To ask a question, go to burleyallotments.org.uk.',
    ],
    [
      'two new yoga teachers join us in March, timetable at hebdenyoga.co.uk',
      'Two new yoga teachers join us in March. Good to know: timetable. To ask a question, go to hebdenyoga.co.uk.',
    ],
    [
      'we are closed on Good Friday and Easter Monday, open as usual on Saturday',
      'We are closed on Good Friday and Easter Monday. We open again on Saturday. To get in touch, reply to this email.',
    ],
    [
      'free parking behind the shop from 1 May',
      'There is free parking behind the shop from 1 May. To order, reply to this email.',
    ],
    [
      'senior stylist wanted, 4 days, £14 an hour plus commission, call Jo on 0113 496 0222',
      'We are looking for a senior stylist for 4 days at £14 an hour. To apply, call 0113 496 0222.',
    ],
    [
      'invite members to the AGM on Wednesday 11 March 7pm in the clubhouse, papers to follow',
      'The AGM is on Wednesday 11 March at 7pm at the clubhouse. Good to know: papers to follow. To find out more, reply to this email.',
    ],
    [
      'Ilkley half marathon training group, Tuesdays 6.30pm from the bandstand, free',
      'Our Ilkley half marathon training group runs on Tuesdays at 6.30pm at the bandstand. It is free of charge. To book your place, reply to this email.',
    ],
    [
      'gutter cleaning £60 for a semi, £80 for a detached house, October only',
      'Gutter cleaning is available in October. The price is £60 for a semi, or £80 for a detached house. To find out more, reply to this email.',
    ],
    [
      'your order is ready to collect from our shop on Kirkgate, open 9am to 5.30pm',
      'Your order is ready to collect from our shop on Kirkgate from 9am to 5.30pm. To ask a question, reply to this email.',
    ],
    [
      'our phones are down today, please email help@patchwork.example',
      'Our phones are down today. To ask a question, email help@patchwork.example.',
    ],
    [
      'Monday quiz night is back from 5 January, £2 a person, teams of up to 6',
      'Come along to our quiz night on Mondays from 5 January. Tickets are £2 a person. Good to know: teams of up to 6. To book your place, reply to this email.',
    ],
    [
      'baby massage, 0 to 6 months, 5 week course £50, Friday mornings from 9 January',
      'Baby massage runs for 5 weeks on Friday mornings from 9 January. It costs £50. Good to know: 0 to 6 months. To book your place, reply to this email.',
    ],
    [
      'grand opening of our Leeds showroom, Saturday 28 February 10am, first 20 visitors get a free cushion',
      'We are opening our Leeds showroom on Saturday 28 February at 10am. There is a free cushion for the first 20 visitors. To find out more, reply to this email.',
    ],
    [
      'tell landlords that gas safety certificates cost £75 until the end of the month',
      'We would like to tell you about gas safety certificates. They cost £75 until 31 January. To find out more, reply to this email.',
    ],
  ])('“%s”', (brief, said) => {
    const { about, offer, price, place, notes, action } = sentencesFor(
      tellingOf(readBrief(brief)),
      'friendly',
      'reply',
    );
    expect([about, offer, price, place, notes, action].filter(Boolean).join(' ')).toBe(said);
  });
});
