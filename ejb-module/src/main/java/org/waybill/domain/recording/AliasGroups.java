package org.waybill.domain.recording;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;

/**
 * Alias keys in groups: those that any event has carried together, directly or by way of others. A group is one business
 * transaction; its identity is its least key, its root. Any order of events gives the same groups, as long as no group
 * meets the bound.
 *
 * <p>A group that would grow beyond the bound is closed instead: it takes no more keys, and the event that would have joined
 * it stays with its own key. Else one value that is no alias, such as a customer's number, would make one transaction of all.
 */
public final class AliasGroups {

    /** The most keys of a group. */
    public static final int MOST_KEYS = 100;

    private final int mostKeys;
    private final Map<UUID, Member> known = new TreeMap<>();
    private final Map<UUID, Group> groups = new TreeMap<>();
    private final Set<UUID> touched = new TreeSet<>();

    /**
     * @param known keys that are in groups already, each group whole
     * @param mostKeys the bound
     */
    public AliasGroups(Collection<Member> known, int mostKeys) {
        this.mostKeys = mostKeys;
        Map<UUID, Group> byRoot = new TreeMap<>();
        for (Member member : known) {
            this.known.put(member.key().id(), member);
            Group group = byRoot.computeIfAbsent(member.root(), root -> new Group());
            group.closed |= member.closed();
            group.keys.put(member.key().id(), member.key());
            groups.put(member.key().id(), group);
        }
    }

    /** Takes in the keys of one event: they belong together. */
    public void join(List<AliasKey> keys) {
        for (AliasKey key : keys) {
            groups.computeIfAbsent(key.id(), id -> {
                Group group = new Group();
                group.keys.put(id, key);
                return group;
            });
        }
        for (AliasKey key : keys.subList(1, keys.size())) {
            join(groups.get(keys.get(0).id()), groups.get(key.id()));
        }
    }

    private void join(Group one, Group other) {
        if (one == other || one.closed || other.closed) {
            return;
        }
        touched.addAll(one.keys.keySet());
        touched.addAll(other.keys.keySet());
        if (one.keys.size() + other.keys.size() > mostKeys) {
            (one.keys.size() >= other.keys.size() ? one : other).closed = true;
            return;
        }
        one.keys.putAll(other.keys);
        other.keys.keySet().forEach(id -> groups.put(id, one));
    }

    /** The identity of the group that the key is in. */
    public UUID root(UUID key) {
        return groups.get(key).root();
    }

    /** All keys of the key's group, by id. */
    public Collection<AliasKey> group(UUID key) {
        return groups.get(key).keys.values();
    }

    /** Every key of the groups that have been joined or closed: whoever writes that down must have all of them to himself. */
    public List<AliasKey> touched() {
        return touched.stream().map(id -> groups.get(id).keys.get(id)).toList();
    }

    /** The keys whose root or bound is another than was known, by id. */
    public List<Member> changes() {
        List<Member> changes = new ArrayList<>();
        for (AliasKey key : touched()) {
            Group group = groups.get(key.id());
            Member now = new Member(key, group.root(), group.closed);
            Member before = known.get(key.id());
            if (before == null || !now.root().equals(before.root()) || now.closed() != before.closed()) {
                changes.add(now);
            }
        }
        return changes;
    }

    /** The identities that lead to another one now. */
    public Set<UUID> left() {
        Set<UUID> left = new TreeSet<>();
        for (Member change : changes()) {
            Member before = known.get(change.key().id());
            if (before != null && !before.root().equals(change.root())) {
                left.add(before.root());
            }
        }
        return left;
    }

    /**
     * A key and where it belongs.
     *
     * @param key the key
     * @param root the identity of its group
     * @param closed whether its group takes no more keys
     */
    public record Member(AliasKey key, UUID root, boolean closed) {}

    private static final class Group {
        private final TreeMap<UUID, AliasKey> keys = new TreeMap<>();
        private boolean closed;

        UUID root() {
            return keys.firstKey();
        }
    }
}
