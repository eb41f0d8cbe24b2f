import { CircleAlert } from "lucide-react";
import { createContext, type ReactNode, useContext, useId } from "react";
import { cx } from "./cx.ts";

interface FieldWiring {
  controlId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldWiring | null>(null);

export interface ControlProps {
  id?: string | undefined;
  required?: boolean | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: React.AriaAttributes["aria-invalid"];
}

/** Returns the props that tie a control inside a Field to its label, hint and error. Its own props take precedence. */
export function useFieldControl(own: ControlProps) {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.controlId,
    required: own.required ?? field?.required,
    "aria-describedby": own["aria-describedby"] ?? field?.describedBy,
    "aria-invalid": own["aria-invalid"] ?? (field?.invalid || undefined),
  };
}

export interface FieldProps {
  label: ReactNode;
  /** Shown at the right of the label, such as "opcional" or a counter. */
  aside?: ReactNode;
  counter?: { length: number; max: number } | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  /** Set it only where the control must have a known id. */
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Field(props: FieldProps) {
  const { label, aside, counter, hint, error, required = false, className, children } = props;
  const generatedId = useId();
  const controlId = props.id ?? generatedId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = cx(error ? errorId : null, hint ? hintId : null) || undefined;
  const right = counter ? <Counter {...counter} /> : aside;

  return (
    <FieldContext value={{ controlId, describedBy, invalid: Boolean(error), required }}>
      <div className={cx("grid min-w-0 content-start gap-2", className)}>
        <div className="flex justify-between gap-2 text-small">
          <label htmlFor={controlId} className="font-semibold">
            {label}
          </label>
          {right && <span className="text-muted">{right}</span>}
        </div>
        {children}
        {error && (
          <p id={errorId} className="flex items-center gap-1.5 text-caption text-danger-hover">
            <CircleAlert className="size-4" />
            {error}
          </p>
        )}
        {hint && (
          <p id={hintId} className="flex items-center gap-1.5 text-caption text-muted [&>svg]:size-4">
            {hint}
          </p>
        )}
      </div>
    </FieldContext>
  );
}

function Counter({ length, max }: { length: number; max: number }) {
  return (
    <span className="tabular-nums">
      {length}/{max}
    </span>
  );
}
