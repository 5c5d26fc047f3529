const words = (text: string): readonly string[] => text.trim().split(/\s*,\s*/);

/** Given names as they are spelled in Britain today, accents included. */
export const firstNames = words(`
  Aisha, Aled, Alice, Amelia, Amina, Andrew, Anjali, Anna, Aoife, Arthur, Ayesha, Ben, Bethan, Callum, Carys, Catherine,
  Charlotte, Chidi, Chloé, Claire, Daniel, David, Deepa, Dylan, Eilidh, Elena, Eleri, Ella, Emily, Emma, Ewan, Farah, Fatima,
  Fiona, Florence, Freya, George, Grace, Gareth, Hannah, Harriet, Harry, Hassan, Helen, Henry, Hugo, Ibrahim, Imran, Iona,
  Isla, Ivy, Jack, Jacob, James, Jasmine, Jessica, Joanna, John, Joshua, Kate, Katarzyna, Keira, Kieran, Kwame, Laura, Leah,
  Leo, Lewis, Liam, Lily, Louise, Lucy, Maisie, Małgorzata, Maria, Mark, Martha, Matthew, Mei, Megan, Michael, Mohammed,
  Molly, Nadia, Niamh, Nina, Noah, Oliver, Olivia, Oscar, Patrick, Paul, Peter, Phoebe, Poppy, Priya, Rachel, Rebecca, Rhys,
  Robert, Rosie, Ruth, Ryan, Sadia, Samuel, Sanjay, Sarah, Seán, Sian, Simon, Siobhán, Sophie, Stephen, Tariq, Theo, Thomas,
  Tomasz, Victoria, William, Yasmin, Yusuf, Zara, Zoë`);

/** Family names. */
export const lastNames = words(`
  Adams, Adeyemi, Ahmed, Akhtar, Ali, Allen, Anderson, Armstrong, Atkinson, Bailey, Baker, Ball, Banks, Barker, Barnes,
  Begum, Bell, Bennett, Booth, Boyd, Bradley, Brontë, Brooks, Brown, Burke, Butler, Campbell, Carr, Carter, Chambers,
  Chapman, Clark, Cole, Collins, Cook, Cooper, Cox, Davies, Dawson, Dixon, Doyle, Edwards, Ellis, Evans, Fenwick, Fisher,
  Fletcher, Ford, Foster, Fox, Gibson, Gill, Gordon, Graham, Grant, Gray, Green, Griffiths, Hall, Hamilton, Harris, Harrison,
  Hart, Harvey, Hill, Holmes, Hughes, Hunt, Hussain, Jackson, James, Jenkins, Johnson, Jones, Kaur, Kelly, Kennedy, Khan,
  King, Knight, Kowalski, Lawson, Lee, Lewis, Lloyd, Macdonald, Marshall, Martin, Mason, Matthews, McKenzie, Mensah, Miah,
  Mills, Mitchell, Moore, Morgan, Morris, Murphy, Murray, Nair, Novak, O’Brien, O’Connor, Okafor, Owen, Palmer, Parker,
  Patel, Payne, Pearson, Phillips, Powell, Price, Quinn, Rahman, Reid, Reynolds, Richards, Roberts, Robinson, Rogers, Rose,
  Russell, Ryan, Saunders, Scott, Shah, Sharma, Shaw, Simpson, Singh, Smith, Spencer, Stewart, Taylor, Thomas, Thompson,
  Turner, Walker, Ward, Watson, Webb, Whitfield, Wilkinson, Williams, Wilson, Wood, Wright, Young`);

/** What small firms do. */
export const trades = words(`
  Joinery, Plumbing, Bakery, Accountants, Dental Practice, Garden Centre, Letterpress, Roofing, Electrical, Interiors,
  Brewery, Catering, Physiotherapy, Veterinary Surgery, Print Studio, Lettings, Motors, Opticians, Tutors, Removals,
  Photography, Coffee Roasters, Florists, Fitness, Solicitors, Upholstery, Framing, Cycles, Kitchens, Nursery`);

/** Towns and cities. */
export const placeNames = words(`
  Leeds, York, Bristol, Cardiff, Swansea, Glasgow, Edinburgh, Dundee, Belfast, Derry, Manchester, Liverpool, Sheffield,
  Hull, Newcastle, Durham, Lincoln, Norwich, Ipswich, Cambridge, Oxford, Reading, Brighton, Exeter, Plymouth, Truro, Bath,
  Cheltenham, Worcester, Shrewsbury, Chester, Lancaster, Carlisle, Inverness, Aberdeen, Stirling, Bangor, Wrexham`);

/** What activities are about. */
export const subjects = words(`
  Rang about the quote, Sent the price list, Asked for references, Booked a site visit, Follow up after the show,
  Left a message, Confirmed the delivery date, Chased the unpaid invoice, Talked through the proposal,
  Sent the signed contract, Happy with the first order, Wants a sample by Friday, Moved the meeting to next week,
  Asked about opening hours, Renewal comes up in spring, Introduced to the new buyer, Complaint about a late delivery,
  Agreed a discount for two sites, Send the care instructions, Check stock for the larger size`);
