import { useEffect, useState } from "react";
import { ActionsSection } from "./actions-section.tsx";
import { ChoicesSection } from "./choices-section.tsx";
import { FieldsSection } from "./fields-section.tsx";
import { ColoursSection, TypeSection } from "./foundations-section.tsx";
import { ListsSection } from "./lists-section.tsx";
import { MotionSection } from "./motion-section.tsx";
import { NoticesSection } from "./notices-section.tsx";
import { OverlaysSection } from "./overlays-section.tsx";
import { UploadSection } from "./upload-section.tsx";
import "#app/styles/admin.css";

export function meta() {
  return [{ title: "Componentes" }, { name: "robots", content: "noindex" }];
}

/** A showcase of every UI primitive with its states. Served in development only. */
export default function UiShowcase() {
  // Lets tests wait for hydration.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <main
      aria-busy={!ready}
      className="mx-auto grid max-w-7xl gap-6 px-4 py-8 lg:grid-cols-2 lg:px-10 lg:py-12"
    >
      <h1 className="font-display font-extrabold text-title lg:col-span-2">Componentes e estados</h1>
      <ColoursSection />
      <TypeSection />
      <ActionsSection />
      <FieldsSection />
      <ChoicesSection />
      <NoticesSection />
      <MotionSection />
      <OverlaysSection />
      <UploadSection />
      <ListsSection />
    </main>
  );
}
