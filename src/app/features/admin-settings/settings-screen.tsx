import { ChevronLeft, ChevronRight } from "lucide-react";
import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { useMay } from "#app/features/session/staff-role.ts";
import { cx } from "#ui/cx.ts";
import { Link } from "#ui/link.tsx";
import { Panel } from "#ui/panel.tsx";
import { SectionSkeleton } from "./section/section-skeleton.tsx";
import { type SettingsSectionInfo, settingsFor } from "./settings-sections.ts";

/** The list of sections beside the open one; on a phone first the list, then the section with a back link. */
export function SettingsScreen() {
  const [params] = useSearchParams();
  const groups = settingsFor(useMay());
  const sections = groups.flatMap(({ sections }) => sections);
  const chosen = sections.find(({ key }) => key === params.get("secao"));
  const shown = chosen ?? sections[0];
  if (!shown) return null;
  const { Section, key } = shown;
  return (
    <AdminPage title="Configurações">
      <div className="grid items-start gap-6 lg:grid-cols-[240px_minmax(0,1fr)]">
        <SectionNav groups={groups} current={shown} className={cx(chosen && "max-lg:hidden")} />
        <div className={cx("grid min-w-0 gap-4", !chosen && "max-lg:hidden")}>
          <Link
            to="/admin/configuracoes"
            className="-ml-1 inline-flex min-h-11 items-center gap-1 justify-self-start text-muted hover:text-text lg:hidden"
          >
            <ChevronLeft className="size-5" />
            Todas as configurações
          </Link>
          <Suspense key={key} fallback={<SectionSkeleton />}>
            <Section />
          </Suspense>
        </div>
      </div>
    </AdminPage>
  );
}

interface SectionNavProps {
  groups: ReturnType<typeof settingsFor>;
  current: SettingsSectionInfo;
  className?: string;
}

function SectionNav({ groups, current, className }: SectionNavProps) {
  return (
    <nav aria-label="Configurações" className={cx("lg:sticky lg:top-20", className)}>
      <Panel className="p-2">
        {groups.map(({ title, sections }) => (
          <section key={title} className="pb-2 last:pb-0">
            <h2 className="px-3 pt-2 pb-1 font-semibold text-caption text-subtle">{title}</h2>
            <ul>
              {sections.map(({ key, label, icon: Icon }) => (
                <li key={key}>
                  <Link
                    to={`?secao=${key}`}
                    aria-current={key === current.key ? "page" : undefined}
                    className="flex min-h-11 items-center gap-3 rounded-control px-3 font-medium text-muted transition-colors hover:bg-raised hover:text-text lg:min-h-10 lg:aria-[current]:bg-grass-tint lg:aria-[current]:text-text lg:[&[aria-current]>svg]:text-grass"
                  >
                    <Icon className="size-5" />
                    {label}
                    <ChevronRight className="ml-auto size-5 lg:hidden" />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Panel>
    </nav>
  );
}
