const NAME = "site";

/** A field that no person meets, neither by sight, keyboard nor screen reader: what is in it was put there by a program. */
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
