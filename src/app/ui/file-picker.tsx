import { Image as ImageIcon, X } from "lucide-react";
import { type ClipboardEvent, type DragEvent, type ReactNode, useId, useState } from "react";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import { ProgressBar } from "./progress-bar.tsx";

export interface FilePickerProps {
  /** The control's accessible name. */
  label: string;
  /** The instruction in the drop zone; replaced while a file is dragged over it. */
  prompt: string;
  overPrompt?: string | undefined;
  hint?: string | undefined;
  /** Defaults to a picture icon. */
  icon?: ReactNode;
  accept?: string | undefined;
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Returns why a file is refused; such a file is not passed to onFiles. */
  refuse?: ((file: File) => string | undefined) | undefined;
  onFiles: (files: File[]) => void;
  /** The running upload, if any. */
  upload?: { name: string; percent: number } | undefined;
  onCancel?: (() => void) | undefined;
  cancelLabel?: string | undefined;
  error?: string | undefined;
  /** The id of an error message that is shown elsewhere. */
  errorId?: string | undefined;
  /** A preview of the chosen file, shown above the zone. */
  preview?: ReactNode;
}

/**
 * A control to choose, drop or paste a file. The native input covers the zone, so keyboard and touch work without extra
 * code.
 */
export function FilePicker(props: FilePickerProps) {
  const { label, prompt, overPrompt = prompt, hint, refuse, onFiles, upload, onCancel } = props;
  const [over, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const id = useId();
  const error = props.error ?? refusal;
  const describedBy = cx(hint && `${id}-hint`, error && `${id}-error`, props.errorId) || undefined;

  function take(list: FileList | null | undefined) {
    const files = [...(list ?? [])].slice(0, props.multiple ? undefined : 1);
    if (files.length === 0) return;
    const reason = files.map((file) => refuse?.(file)).find(Boolean);
    setRefusal(reason);
    const accepted = files.filter((file) => !refuse?.(file));
    if (accepted.length > 0) onFiles(accepted);
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!props.disabled) take(event.dataTransfer.files);
  }

  function handlePaste(event: ClipboardEvent) {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  }

  return (
    <div className="grid gap-4">
      {props.preview}
      <div className={cx(zoneClass, over ? "border-grass bg-grass-tint" : "border-control bg-ground")}>
        <span className="text-grass [&_svg]:size-6">{props.icon ?? <ImageIcon />}</span>
        <span aria-hidden="true" className="font-semibold text-body">
          {over ? overPrompt : prompt}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="text-caption text-muted">
            {hint}
          </span>
        )}
        <input
          type="file"
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={error || props.errorId ? true : undefined}
          accept={props.accept}
          multiple={props.multiple}
          disabled={props.disabled}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(!props.disabled);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={handleDrop}
          onPaste={handlePaste}
          onChange={(event) => {
            take(event.target.files);
            // Without the reset, choosing the same file again would fire no event.
            event.target.value = "";
          }}
          className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
      </div>
      {upload && <UploadRow upload={upload} onCancel={onCancel} cancelLabel={props.cancelLabel} />}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-caption text-danger-hover">
          {error}
        </p>
      )}
    </div>
  );
}

const zoneClass =
  "relative grid justify-items-center gap-2 rounded-control border border-dashed px-4 py-6 text-center " +
  "transition-colors hover:border-muted has-focus-visible:outline-2 has-focus-visible:outline-focus " +
  "has-focus-visible:outline-offset-2 has-disabled:text-subtle";

function UploadRow(
  props: Pick<FilePickerProps, "onCancel" | "cancelLabel"> & { upload: { name: string; percent: number } },
) {
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <ProgressBar label={props.upload.name} percent={props.upload.percent} />
      </div>
      {props.onCancel && (
        <IconButton
          label={props.cancelLabel ?? "Cancelar envio"}
          className="-my-4 text-muted"
          onClick={props.onCancel}
        >
          <X className="size-5" />
        </IconButton>
      )}
    </div>
  );
}
