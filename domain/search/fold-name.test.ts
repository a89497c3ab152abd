import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldName } from './fold-name.ts'
import { searchKey } from './search-key.ts'

/** As people of this city spell each other's names. */
const SAME_NAMES = [
  ['Lakshmi', 'Laxmi'],
  ['Lakshmi', 'Laksmi'],
  ['Lakshman', 'Laxman'],
  ['Lakshmanan', 'Laxmanan'],
  ['Akshay', 'Axay'],
  ['Akshatha', 'Axata'],
  ['Raksha', 'Raxa'],
  ['Deeksha', 'Dixa'],
  ['Meenakshi', 'Minaxi'],
  ['Lakshmipathi', 'Laxmipati'],
  ['Geetha', 'Gita'],
  ['Geetha', 'Geeta'],
  ['Sujatha', 'Sujata'],
  ['Latha', 'Lata'],
  ['Swathi', 'Svati'],
  ['Bharathi', 'Barati'],
  ['Bharath', 'Barat'],
  ['Jyothi', 'Jyoti'],
  ['Jyothsna', 'Jyotsna'],
  ['Thomas', 'Tomas'],
  ['Thomas', 'Thoma'],
  ['Mathew', 'Matthew'],
  ['Mathews', 'Mathew'],
  ['Anitha', 'Anita'],
  ['Kavitha', 'Kavita'],
  ['Savithri', 'Savitri'],
  ['Vasanth', 'Wasant'],
  ['Prashanth', 'Prasant'],
  ['Karthik', 'Kartik'],
  ['Karthick', 'Kartick'],
  ['Deepthi', 'Dipti'],
  ['Keerthi', 'Kirti'],
  ['Murthy', 'Moorthy'],
  ['Murthy', 'Murty'],
  ['Sharath', 'Sharat'],
  ['Manjunath', 'Manjunat'],
  ['Anandh', 'Anand'],
  ['Sudha', 'Suda'],
  ['Radha', 'Rada'],
  ['Siddharth', 'Sidart'],
  ['Siddhartha', 'Sidarta'],
  ['Madhu', 'Madu'],
  ['Dhanalakshmi', 'Danalaxmi'],
  ['Subhash', 'Subas'],
  ['Bhavana', 'Bavana'],
  ['Abhishek', 'Abisek'],
  ['Prabhu', 'Prabu'],
  ['Prabhakar', 'Prabakar'],
  ['Venkatesh', 'Wenkatesh'],
  ['Venkatesh', 'Venkates'],
  ['Viswanathan', 'Vishvanathan'],
  ['Aishwarya', 'Aisvarya'],
  ['Eshwar', 'Esvar'],
  ['Maheswari', 'Maheshwari'],
  ['Vijay', 'Wijay'],
  ['Leela', 'Lila'],
  ['Neela', 'Nila'],
  ['Meena', 'Mina'],
  ['Deepa', 'Dipa'],
  ['Deepak', 'Dipak'],
  ['Sreenivas', 'Srinivas'],
  ['Sheela', 'Shila'],
  ['Pradeep', 'Pradip'],
  ['Poornima', 'Purnima'],
  ['Poonam', 'Punam'],
  ['Anoop', 'Anup'],
  ['Roopa', 'Rupa'],
  ['Sooraj', 'Suraj'],
  ['Annamma', 'Anama'],
  ['Ramanna', 'Ramana'],
  ['Chinnappa', 'Chinapa'],
  ['Philip', 'Phillip'],
  ['Reddy', 'Redy'],
  ['Prakash', 'Prakas'],
  ['Ramesh', 'Rames'],
  ['Suresh', 'Sures'],
  ['Satish', 'Sathis'],
  ['Das', 'Dass'],
  ['Singh', 'Sing'],
  ['Srinivasan', 'Shrinivasan'],
  ['Aarthi', 'Arti'],
  ['Raghavan', 'Ragavan'],
] as const

test.each(SAME_NAMES)('%s and %s are one name', (one, other) => {
  expect(foldName(searchKey(one))).toBe(foldName(searchKey(other)))
})

test.each([
  ['Rao', 'Rai'],
  ['Asha', 'Usha'],
  ['Anil', 'Sunil'],
  ['Das', 'Da'],
  ['Shah', 'Sa'],
  ['Rama', 'Rema'],
  ['Arun', 'Varun'],
  ['Chandra', 'Candra'],
  ['John', 'Joan'],
  ['Latha', 'Lalitha'],
  ['Ramesh', 'Rajesh'],
])('%s and %s are two names', (one, other) => {
  expect(foldName(searchKey(one))).not.toBe(foldName(searchKey(other)))
})

test('letters of other scripts stay as they are', () => {
  expect(foldName('லட்சுமி')).toBe('லட்சுமி')
})

test('folding twice changes nothing more', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abdeghjkopstvwxy') })
  fc.assert(fc.property(letters, (word) => foldName(foldName(word)) === foldName(word)))
})
