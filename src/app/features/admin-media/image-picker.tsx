import { Link2, Upload } from "lucide-react";
import { useEffect, useState } from "react";
import { acceptsGif } from "#domain/media/accepted-types.ts";
import type { ImageFolder } from "#domain/media/image-folder.ts";
import { Panel } from "#ui/panel.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#ui/tabs.tsx";
import { FileTab } from "./file-tab.tsx";
import type { Picture } from "./picture.ts";
import { PicturePreview } from "./picture-preview.tsx";
import { UrlTab } from "./url-tab.tsx";
import { useUploads } from "./use-uploads.ts";

export interface ImagePickerProps {
  /** The folder of the bucket where the picture is stored. */
  folder: ImageFolder;
  /**
   * The chosen picture, shown above the picker; null while none is chosen, and always null where the caller shows
   * pictures itself.
   */
  value: Picture | null;
  /** A chosen picture is already uploaded; it is deleted unless a record that refers to it is saved within a day. */
  onChange: (picture: Picture | null) => void;
  hint?: string | undefined;
  /** The accessible name of the file field. */
  label?: string | undefined;
  /** How many more pictures may be added; `onChange` is called once for each. */
  room?: number | undefined;
  /** The id of the form's error about the picture. While it is set, the field gets the focus. */
  errorId?: string | undefined;
  /** Called with true while a picture is uploading: closing the form would lose it. */
  onBusyChange?: ((busy: boolean) => void) | undefined;
}

/** Takes a picture from a file (chosen, dropped or pasted) or from a URL. */
export function ImagePicker(props: ImagePickerProps) {
  const { folder, value, onChange, room = 1, errorId, onBusyChange, label = "Imagem" } = props;
  const { hint = acceptsGif(folder) ? "JPG, PNG, WebP ou GIF, máximo 5MB" : "JPG, PNG ou WebP, máximo 5MB" } =
    props;
  const [isFetching, setIsFetching] = useState(false);
  const uploads = useUploads(folder, onChange);
  const isBusy = isFetching || uploads.upload !== undefined;
  useEffect(() => {
    onBusyChange?.(isBusy);
    // The last allowed picture may unmount the picker before the upload has settled.
    return () => onBusyChange?.(false);
  }, [isBusy, onBusyChange]);

  return (
    <div className="grid gap-3">
      {value && <PicturePreview picture={value} onRemove={() => onChange(null)} />}
      <Panel className="bg-ground">
        <Tabs defaultValue="file">
          <TabList label="De onde vem a imagem" className="px-2">
            <Tab value="file" icon={<Upload />}>
              Enviar arquivo
            </Tab>
            <Tab value="url" icon={<Link2 />}>
              URL da imagem
            </Tab>
          </TabList>
          <TabPanel value="file" className="p-4">
            <FileTab
              folder={folder}
              label={label}
              hint={hint}
              room={room}
              uploads={uploads}
              errorId={errorId}
            />
          </TabPanel>
          <TabPanel value="url" className="p-4">
            <UrlTab
              folder={folder}
              onPicture={onChange}
              onBusy={setIsFetching}
              isInvalid={errorId !== undefined}
            />
          </TabPanel>
        </Tabs>
      </Panel>
    </div>
  );
}
