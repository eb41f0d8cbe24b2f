const NAME = "site";

/** A field that people reach neither by sight, keyboard nor screen reader: if it is filled in, a bot did it. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Deixe este campo vazio
        <input type="text" name={NAME} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

export function readHoneypot(form: HTMLFormElement): string {
  return String(new FormData(form).get(NAME) ?? "");
}
