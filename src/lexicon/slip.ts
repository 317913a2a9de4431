/** Whether two words differ by one slip: a letter wrong, missing, added, or two swapped. */
export function isOneSlip(a: string, b: string): boolean {
  const surplus = a.length - b.length;
  if (surplus < -1 || surplus > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const rest = (word: string, from: number): string => word.slice(from);
  if (surplus === 1) return rest(a, start + 1) === rest(b, start);
  if (surplus === -1) return rest(a, start) === rest(b, start + 1);
  const isSwapped = a[start] === b[start + 1] && a[start + 1] === b[start];
  return (
    rest(a, start + 1) === rest(b, start + 1) ||
    (isSwapped && rest(a, start + 2) === rest(b, start + 2))
  );
}
