/** Lists the placeholders of a text and what they become. */
export function PlaceholderLegend(props: { intro: string; placeholders: Record<string, string> }) {
  return (
    <div className="text-muted">
      <p>{props.intro}</p>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        {Object.entries(props.placeholders).map(([name, meaning]) => (
          <li key={name}>
            <code className="font-semibold text-text">{`{${name}}`}</code> {meaning}
          </li>
        ))}
      </ul>
    </div>
  );
}
