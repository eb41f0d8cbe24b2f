import { Link2, Upload } from "lucide-react";
import { useEffect, useState } from "react";
import type { ImageFolder } from "#domain/media/image-folder.ts";
import { Panel } from "#ui/panel.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#ui/tabs.tsx";
import { FileTab } from "./file-tab.tsx";
import type { Picture } from "./picture.ts";
import { PicturePreview } from "./picture-preview.tsx";
import { UrlTab } from "./url-tab.tsx";
import { useUploads } from "./use-uploads.ts";

export interface ImagePickerProps {
  /** Where in the bucket the picture belongs. */
  folder: ImageFolder;
  /** The chosen picture, shown above; null while none is, and always null where the caller shows pictures itself. */
  value: Picture | null;
  /** A chosen picture is stored already; it stays only if a record that names it is saved within a day. */
  onChange: (picture: Picture | null) => void;
  hint?: string | undefined;
  /** The accessible name of the file field. */
  label?: string | undefined;
  /** How many pictures may still be added; each comes by its own onChange. */
  room?: number | undefined;
  /** The id of what the form says against the picture: the field where one is chosen then gets its focus. */
  errorId?: string | undefined;
  /** While true a picture is on its way: closing the form would lose it. */
  onBusyChange?: ((busy: boolean) => void) | undefined;
}

/** A picture from a file (chosen, dropped or pasted) or from an address. */
export function ImagePicker(props: ImagePickerProps) {
  const { folder, value, onChange, room = 1, errorId, onBusyChange, label = "Imagem" } = props;
  const { hint = "JPG, PNG, WebP ou GIF, máximo 5MB" } = props;
  const [isFetching, setIsFetching] = useState(false);
  const uploads = useUploads(folder, onChange);
  const isBusy = isFetching || uploads.upload !== undefined;
  useEffect(() => {
    onBusyChange?.(isBusy);
    // The last picture that fits may take the picker away before it is at rest.
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
            <FileTab label={label} hint={hint} room={room} uploads={uploads} errorId={errorId} />
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
