/** Whether two words are equal but for one letter that is missing, too many, another one, or swapped with the next. */
export function isWithinOneTypo(typed: string, word: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  const [one, other] = [typed.slice(same), word.slice(same)];
  return (
    one.slice(1) === other.slice(1) ||
    one.slice(1) === other ||
    one === other.slice(1) ||
    (one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2))
  );
}
